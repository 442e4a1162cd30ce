// The page's one connection to its server, and whether it stands.
import { Socket, type Status } from './socket';

let status = $state<Status>('closed');

function address(): string {
  const url = new URL('socket', document.baseURI);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  return url.href;
}

export const socket = new Socket(() => new WebSocket(address(), 'berthier'));
socket.onstatus = (next) => (status = next);

export const connection = {
  get status(): Status {
    return status;
  },
};

if (typeof window !== 'undefined') {
  addEventListener('online', () => socket.nudge());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) socket.nudge();
  });
}
