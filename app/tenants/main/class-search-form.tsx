import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Select } from "~/ui/select";

const LEVEL_OPTIONS = [
  { value: "dasar", label: "Dasar" },
  { value: "menengah", label: "Menengah" },
  { value: "lanjut", label: "Lanjut" },
];
const TYPE_OPTIONS = [
  { value: "free", label: "Gratis" },
  { value: "premium", label: "Premium" },
  { value: "competence", label: "Kompetensi" },
  { value: "festival", label: "Festival" },
];

/** Uses the query names of the class list (CLS9). */
export function ClassSearchForm() {
  return (
    <form
      method="get"
      action="/Class"
      role="search"
      aria-label="Cari kelas"
      className="relative mx-3 grid grid-cols-2 items-end gap-4 rounded-card bg-surface p-4 shadow-[0_1rem_2.5rem_-1rem_rgb(18_38_58/0.35)] sm:p-6 md:mx-8 md:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <div className="col-span-2 grid gap-1 md:col-span-1">
        <label htmlFor="cari-kelas" className="font-semibold">
          Ingin belajar apa?
        </label>
        <input id="cari-kelas" type="search" name="search" maxLength={100} className="control" />
      </div>
      <Select
        id="cari-tingkat"
        name="level"
        label="Tingkat"
        placeholder="Semua"
        options={LEVEL_OPTIONS}
        plain
      />
      <Select
        id="cari-jenis"
        name="filter.type"
        label="Jenis"
        placeholder="Semua"
        options={TYPE_OPTIONS}
        plain
      />
      <Button className="max-md:col-span-2">
        <Icon name="search" />
        Cari kelas
      </Button>
    </form>
  );
}
