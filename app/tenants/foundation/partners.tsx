const KINDS = [
  { kind: "Perguruan tinggi", role: "menyediakan dosen pendamping dan mengakui hasil belajar sebagai SKS" },
  { kind: "Pemerintah daerah", role: "menentukan kebutuhan dan membuka ruang belajar di kecamatan" },
  { kind: "Perusahaan", role: "membiayai program dan mengirim karyawannya sebagai mentor" },
  { kind: "Sekolah vokasi", role: "menjadi tempat praktik dan mengirim guru serta siswanya" },
] as const;

/** Whom the foundation works with, by what they bring; names only with their leave. */
export function Partners() {
  return (
    <section aria-labelledby="mitra" className="bg-primary py-16 text-on-primary">
      <div className="page grid gap-10 md:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="mitra" className="text-3xl font-semibold md:text-4xl">
            Siapa mengerjakan apa
          </h2>
          <p className="mt-3">Tidak ada program yang kami kerjakan sendirian.</p>
        </div>
        <dl className="grid gap-6 sm:grid-cols-2">
          {KINDS.map(({ kind, role }) => (
            <div key={kind} className="border-t border-current pt-3">
              <dt className="font-heading text-xl font-semibold">{kind}</dt>
              <dd className="mt-1">{role}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
