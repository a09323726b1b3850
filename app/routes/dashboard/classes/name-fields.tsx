import { CLASS_LEVEL_LABELS, CLASS_TYPE_LABELS } from "~/lib/class-options";
import { toOptions } from "~/lib/options";
import { type FieldState, getControlProps } from "~/ui/form/use-post-form";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";

type Name = "name" | "slug" | "type" | "level" | "summary";

/** Name, address, type, level and one sentence of a class. */
export const NameFields = ({ fields }: { fields: Record<Name, FieldState> }) => (
  <>
    <TextInput {...getControlProps(fields.name)} label="Nama kelas" autoComplete="off" required />
    <TextInput
      {...getControlProps(fields.slug)}
      label="Alamat"
      hint="Bagian akhir alamat halaman kelas, misalnya web-untuk-desa. Kosongkan agar dibuat dari nama."
      autoComplete="off"
      autoCapitalize="none"
    />
    <Select
      {...getControlProps(fields.type)}
      label="Jenis"
      options={toOptions(CLASS_TYPE_LABELS)}
      placeholder="Pilih"
      required
    />
    <Select
      {...getControlProps(fields.level)}
      label="Tingkat"
      options={toOptions(CLASS_LEVEL_LABELS)}
      placeholder="Pilih"
      required
    />
    <TextArea
      {...getControlProps(fields.summary)}
      label="Satu kalimat tentang kelas ini"
      hint="Tampil di kartu kelas, 10 sampai 200 huruf."
      rows={2}
      required
    />
  </>
);
