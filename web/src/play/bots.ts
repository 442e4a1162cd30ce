// What computer players are called; one that is not known here bears its own id.
import { msg, t } from '../i18n';

const NAMES: Record<string, string> = { random: msg('random'), greedy: msg('greedy') };

export const botName = (id: string): string => t(NAMES[id] ?? id);
