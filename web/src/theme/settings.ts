// What a reader may set for this browser, and reading it back safely. Pure.

const THEMES = ['system', 'light', 'dark'] as const;
const MOTIONS = ['system', 'none'] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  /** Milliseconds each thing done by others stands before the next is shown; 0: all at once. */
  pace: number;
  /** The same of each step, when a replay goes on by itself. */
  replayPace: number;
  /** Nothing glides from hex to hex. */
  motion: (typeof MOTIONS)[number];
  /** Counters are not drawn, so that the map can be read. */
  hideCounters: boolean;
  /** With several seats on one screen: cover the board between two players. */
  handOver: boolean;
  /** Ask before what cannot be taken back. */
  confirm: boolean;
  /** Single letters are keys (they can disturb speech input). */
  letterKeys: boolean;
  /** Events are spoken to screen readers as they come. */
  speakEvents: boolean;
  /** The games that have introduced themselves here, between spaces. */
  met: string;
}

export const DEFAULTS: Settings = {
  theme: 'system',
  pace: 450,
  replayPace: 450,
  motion: 'system',
  hideCounters: false,
  handOver: true,
  confirm: true,
  letterKeys: true,
  speakEvents: true,
  met: '',
};

const within = <T>(value: unknown, allowed: readonly T[], otherwise: T): T =>
  allowed.includes(value as T) ? (value as T) : otherwise;

/** The settings kept as JSON; whatever is missing or makes no sense has its default. */
export function readSettings(text: string | null | undefined): Settings {
  let kept: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) kept = parsed as Record<string, unknown>;
  } catch {
    // somebody else's text: the defaults stand
  }
  const flag = (key: 'hideCounters' | 'handOver' | 'confirm' | 'letterKeys' | 'speakEvents') =>
    within(kept[key], [true, false], DEFAULTS[key]);
  const time = (key: 'pace' | 'replayPace', least: number): number => {
    const pace = kept[key];
    return typeof pace === 'number' && pace >= least && pace <= 5000 ? pace : DEFAULTS[key];
  };
  return {
    theme: within(kept.theme, THEMES, DEFAULTS.theme),
    pace: time('pace', 0),
    replayPace: time('replayPace', 50),
    motion: within(kept.motion, MOTIONS, DEFAULTS.motion),
    hideCounters: flag('hideCounters'),
    handOver: flag('handOver'),
    confirm: flag('confirm'),
    letterKeys: flag('letterKeys'),
    speakEvents: flag('speakEvents'),
    met: typeof kept.met === 'string' ? kept.met : DEFAULTS.met,
  };
}
