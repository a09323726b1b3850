import { ALBUM_FILES_FIELD, MAX_ALBUM_PICTURES } from "~/lib/album-fields";
import { PICTURE_HINT } from "~/lib/picture-fields";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FileInput } from "~/ui/file-input";
import { StoredPicture } from "~/ui/form/picture-input";
import { getCheckboxProps, getControlProps } from "~/ui/form/use-post-form";
import { NumberInput } from "~/ui/number-input";
import { TextInput } from "~/ui/text-input";
import type { EditorFields } from "./editor-fields";

type PictureField = ReturnType<EditorFields["pictures"]["getFieldList"]>[number];

/** The pictures of an album, and files to add. */
export function AlbumInput({ fields, action }: { fields: EditorFields; action: string }) {
  const files = getControlProps(fields[ALBUM_FILES_FIELD]);
  const error = files.error ?? getControlProps(fields.pictures).error;
  return (
    <section aria-labelledby="foto-album" className="grid gap-6">
      <h2 id="foto-album" className="text-xl font-bold">
        Foto
      </h2>
      {fields.pictures.getFieldList().map((field, at) => (
        <PictureRow key={field.key ?? at} field={field} number={at + 1} />
      ))}
      <div className="grid justify-items-start gap-3 rounded-card border border-line p-4">
        <FileInput
          id={files.id}
          name={files.name}
          label="Tambah foto"
          hint={`${PICTURE_HINT} Boleh beberapa sekaligus, bersama paling besar 16 MB; paling banyak ${MAX_ALBUM_PICTURES} foto dalam satu album.`}
          accept=".jpg,.jpeg,.png,.webp"
          multiple
          error={error}
        />
        <Button variant="secondary" name="intent" value="pictures" formAction={action}>
          Unggah foto
        </Button>
      </div>
    </section>
  );
}

function PictureRow({ field, number }: { field: PictureField; number: number }) {
  const { address, alt, caption, place, removed } = field.getFieldset();
  const { name, defaultValue = "" } = getControlProps(address);
  if (!defaultValue) return null;
  return (
    <fieldset className="grid gap-3 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">Foto {number}</legend>
      <StoredPicture address={defaultValue} alt={getControlProps(alt).defaultValue ?? ""} />
      <input type="hidden" name={name} value={defaultValue} />
      <TextInput
        {...getControlProps(alt)}
        label="Keterangan gambar"
        hint="Apa yang tampak, untuk pembaca yang tidak melihatnya."
        required
      />
      <TextInput {...getControlProps(caption)} label="Teks foto" hint="Tampil di bawah foto." />
      <NumberInput {...getControlProps(place)} label="Urutan" />
      <Checkbox {...getCheckboxProps(removed)} label="Hapus foto ini dari album" />
    </fieldset>
  );
}
