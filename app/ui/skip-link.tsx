/** The first thing that the keyboard reaches: past the header to the content. */
export function SkipLink() {
  return (
    <a href="#konten" className="skip-link">
      Langsung ke isi halaman
    </a>
  );
}
