import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { allTexts, catalogue, catalogueFile, comesWith, CONTEXT, parsePo, partOf, setFrench, textsByPart, usedTexts } from './po';

const SAMPLE = `msgid ""
msgstr "Content-Type: text/plain\\n"

#: core
msgid "Turn"
msgstr "Tour du noyau"

#, fuzzy
msgctxt "web"
msgid "doubtful"
msgstr "douteux"

msgctxt "web"
msgid "Turn"
msgstr ""
"To"
"ur"

msgctxt "web"
msgid "a \\"quoted\\" word"
msgstr "un mot « cité »"

#~ msgid "gone"
#~ msgstr "parti"
`;

describe('a .po file', () => {
  it('is read entry by entry, strings joined over lines', () => {
    const read = parsePo(SAMPLE).map((one) => [one.context, one.id, one.text, one.fuzzy]);
    expect(read).toEqual([
      ['', 'Turn', 'Tour du noyau', false],
      ['web', 'doubtful', 'douteux', true],
      ['web', 'Turn', 'Tour', false],
      ['web', 'a "quoted" word', 'un mot « cité »', false],
    ]);
  });

  it('names the line it cannot read', () => {
    expect(() => parsePo('msgid "a"\nmsgstr "b"\nnonsense')).toThrow('line 3');
  });

  it('gives the client only its own texts that are in use and sure', () => {
    expect(catalogue(SAMPLE, ['Turn', 'doubtful', 'gone'])).toEqual({ Turn: 'Tour' });
  });
});

describe('texts in the source', () => {
  it('are the literals given to t and msg', () => {
    const source = "{t('One')} t(\"Two {0}\", 2) {msg(`Three`)} at('no') x.t('no') t(name) t('it\\'s')";
    expect(usedTexts(source)).toEqual(['One', 'Two {0}', 'Three', "it's"]);
  });
});

const holes = (text: string): string => (text.match(/\{\d+\}/g) ?? []).sort().join(' ');

describe('the French catalogue', () => {
  const entries = parsePo(readFileSync(catalogueFile('fr'), 'utf8'));
  const web = entries.filter((one) => one.context === CONTEXT && !one.fuzzy && one.text !== '');
  const texts = allTexts();

  it('has every text of the client', () => {
    const known = new Set(web.map((one) => one.id));
    const missing = [...texts].filter(([text]) => !known.has(text));
    expect(missing.map(([text, files]) => `${files[0]}: ${text}`)).toEqual([]);
  });

  it('has none that the client no longer uses, and none twice', () => {
    const ids = web.map((one) => one.id);
    expect(ids.filter((id) => !texts.has(id))).toEqual([]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('keeps the places for arguments', () => {
    const wrong = web.filter((one) => holes(one.id) !== holes(one.text));
    expect(wrong.map((one) => one.id)).toEqual([]);
  });
});

describe('what of the texts is fetched when', () => {
  const first = comesWith(['main.ts', 'play/chunk.ts']);
  const parts = textsByPart();

  it('follows imports, not those that are fetched later', () => {
    expect(first).toContain('start/MyGames.svelte');
    expect(first).toContain('panel/Log.svelte');
    for (const later of ['start/About.svelte', 'panel/RuleDialog.svelte', 'keys/run.ts', 'areas/AreaBoard.svelte'])
      expect(first).not.toContain(later);
  });

  it('nobody fetches at the start what one game says alone', () => {
    expect([...first].filter((file) => /^games\/.+\//.test(file))).toEqual([]);
  });

  it('every text is in the part of each file that has it, or in the first', () => {
    for (const [text, files] of allTexts())
      for (const file of files)
        expect(parts.get('first')!.has(text) || parts.get(partOf(file, first))!.has(text), `${file}: ${text}`).toBe(true);
  });

  it('none that everybody has is fetched twice', () => {
    const both = [...parts].filter(([part]) => part !== 'first')
      .flatMap(([, texts]) => [...texts].filter((text) => parts.get('first')!.has(text)));
    expect(both).toEqual([]);
  });
});

test('French sets narrow spaces that do not break', () => {
  expect(setFrench('Tour {0}\u00a0: « {1} » ; fini ? oui ! 12:30 a;b'))
    .toBe('Tour {0}\u202f: «\u202f{1}\u202f»\u202f; fini\u202f? oui\u202f! 12:30 a;b');
});
