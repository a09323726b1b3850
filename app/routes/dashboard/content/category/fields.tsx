import type { categoryFormSchema } from "~/lib/category-fields";
import { getControlProps, type usePostForm } from "~/ui/form/use-post-form";
import { NumberInput } from "~/ui/number-input";
import { TextInput } from "~/ui/text-input";

type Fields = ReturnType<typeof usePostForm<typeof categoryFormSchema>>["fields"];

/** Fields of a new or an existing category. */
export function CategoryFields({ fields }: { fields: Fields }) {
  return (
    <>
      <TextInput
        {...getControlProps(fields.title)}
        label="Nama kategori"
        hint="Paling panjang 31 huruf."
        autoComplete="off"
        required
      />
      <TextInput
        {...getControlProps(fields.slug)}
        label="Alamat"
        hint="Kosongkan agar dibuat dari nama."
        autoComplete="off"
        autoCapitalize="none"
      />
      <NumberInput
        {...getControlProps(fields.sort)}
        label="Urutan"
        hint="Angka kecil tampil lebih dulu."
      />
    </>
  );
}
