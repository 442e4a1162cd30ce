// The translated texts of the client as a module: nothing yet.
import type { Plugin } from 'vite';

export default function po(): Plugin {
  return { name: 'po' };
}
