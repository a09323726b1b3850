/** Of the page's `main`. */
export const MAIN_ID = "konten";

/** Skip link, first in the tab order. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className="skip-link">
      Langsung ke isi halaman
    </a>
  );
}
