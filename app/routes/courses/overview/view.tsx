import { Button } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";

/** Asks for the code of a class. */
export function ClassCodeForm() {
  return (
    <div className="page grid gap-8 py-8 md:py-12">
      <PageHeader
        title="Buka kelas dengan kode"
        lead="Kode kelas terdiri atas enam huruf dan angka. Mentor atau sekolah Anda membagikannya; kode itu juga tertulis di halaman kelas."
      />
      <form method="get" action="/Overview" className="grid max-w-sm gap-4">
        <div className="grid gap-1">
          <label htmlFor="code" className="font-semibold">
            Kode kelas
          </label>
          <input
            id="code"
            type="text"
            name="code"
            required
            maxLength={96}
            autoComplete="off"
            autoCapitalize="characters"
            className="control"
          />
        </div>
        <div>
          <Button>Buka kelas</Button>
        </div>
      </form>
      <p>
        Belum punya kode?{" "}
        <a href="/Class" className="inline-flex min-h-11 items-center underline">
          Cari di daftar kelas
        </a>
      </p>
    </div>
  );
}
