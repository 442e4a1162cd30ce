// Writes the entries that po/fr.po still lacks, ready to be filled in; names those no longer used.
//     npm run words
import { readFileSync } from 'node:fs';
import { allTexts, catalogueFile, CONTEXT, parsePo } from './po';

const entries = parsePo(readFileSync(catalogueFile('fr'), 'utf8'));
const known = new Set(entries.filter((one) => one.context === CONTEXT).map((one) => one.id));
const texts = allTexts();

for (const [text, files] of texts)
  if (!known.has(text))
    console.log(
      `#: ${files[0]}\nmsgctxt "${CONTEXT}"\nmsgid ${JSON.stringify(text)}\nmsgstr ""\n`,
    );
for (const id of known) if (!texts.has(id)) console.log(`# no longer used: ${id}`);
