// Requests whose answers are texts, in the reader's language.
import { language } from '../i18n';
import { socket } from './connection.svelte';
import type { Body } from './socket';
import { Refusal, type Answer } from './wire';

/** Ask in the reader's language; a server that does not know languages is asked without. */
export async function askSpoken(body: Body, spoken = language()): Promise<Answer> {
  try {
    return await socket.request({ ...body, language: spoken });
  } catch (why) {
    if (why instanceof Refusal && why.error.code === 'unknown-key') return socket.request(body);
    throw why;
  }
}
