const EXAMPLES = [
  ["## Judul bagian", "judul bagian"],
  ["**tebal** dan *miring*", "huruf tebal dan miring"],
  ["- satu\n- dua", "daftar"],
  ["[teks tautan](https://…)", "tautan"],
  ["> kutipan", "kutipan"],
] as const;

/** The signs that most posts need. */
export function MarkdownHelp() {
  return (
    <details>
      <summary className="min-h-11 py-2.5 font-semibold">Cara menulis dengan Markdown</summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {EXAMPLES.map(([sign, meaning]) => (
          <div key={meaning} className="contents">
            <dt>
              <code className="whitespace-pre-line">{sign}</code>
            </dt>
            <dd className="text-ink-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-soft">Baris kosong memisahkan alinea.</p>
    </details>
  );
}
