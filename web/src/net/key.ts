// Keys of seats: made here, so that nobody else has ever seen them.

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** 26 characters, 130 random bits; of the same form as a link. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(26));
  return Array.from(bytes, (byte) => LETTERS[byte & 31]).join('');
}
