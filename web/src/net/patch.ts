// Merge patches of RFC 7396, leaving what they do not touch as the same objects.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Shape = { [key: string]: unknown };

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The target with the patch merged in. Neither argument is changed: members that the patch does not
 * name are shared with the target, so that comparing them by identity tells what changed.
 */
export function mergePatch<T>(target: T, patch: unknown): T {
  if (!isShape(patch)) return patch as T;
  const out: Shape = isShape(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete out[key];
    else out[key] = mergePatch(Object.hasOwn(out, key) ? out[key] : undefined, value);
  }
  return out as T;
}
