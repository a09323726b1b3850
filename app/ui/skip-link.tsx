/** Skip link, first in the tab order. */
export function SkipLink() {
  return (
    <a href="#konten" className="skip-link">
      Langsung ke isi halaman
    </a>
  );
}
