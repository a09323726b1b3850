import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** Carries the colours of `RequestContext.previewStyle`. */
export const PREVIEW_CLASS = "pratinjau-tema";

/** A part of a page in colours and fonts that are not saved. */
export function ThemePreview() {
  return (
    <section
      aria-labelledby="pratinjau"
      className={`${PREVIEW_CLASS} grid gap-4 rounded-card border border-line bg-surface p-5 font-body`}
    >
      <h2 id="pratinjau" className="text-2xl font-bold">
        Pratinjau, belum disimpan
      </h2>
      <p>
        Belajar bersama mentor, dengan jadwal yang jelas.{" "}
        <a href="/Class" className="text-primary-text underline">
          Lihat kelas
        </a>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="button">Tombol utama</Button>
        <Button type="button" variant="secondary">
          Tombol kedua
        </Button>
        <Button type="button" variant="danger">
          Tombol hapus
        </Button>
      </div>
      <Notice tone="success" title="Berhasil">
        Isian Anda sudah kami terima.
      </Notice>
      <Notice tone="warning" title="Peringatan">
        Pendaftaran ditutup besok.
      </Notice>
    </section>
  );
}
