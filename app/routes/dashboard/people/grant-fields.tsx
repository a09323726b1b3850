import { CheckboxGroup } from "~/ui/checkbox-group";
import { type FieldState, getControlProps } from "~/ui/form/use-post-form";
import type { Option } from "~/ui/select";

interface Props {
  fields: { roles: FieldState; provinceIds: FieldState };
  choices: { roles: Option[]; provinces: Option[] };
  /** What is ticked before the form is sent; default: nothing. */
  granted?: { roles: string[]; provinceIds: string[] } | undefined;
}

/** Ticked boxes of a form that came back. */
function getChecked({ initialValue }: FieldState): string[] {
  if (Array.isArray(initialValue)) return initialValue.map(String);
  return typeof initialValue === "string" ? [initialValue] : [];
}

/** Roles, and the provinces of a region lead. */
export function GrantFields({ fields, choices, granted }: Props) {
  const { id, name, error } = getControlProps(fields.roles);
  const provinces = getControlProps(fields.provinceIds);
  const checkedProvinces = granted?.provinceIds ?? getChecked(fields.provinceIds);
  return (
    <>
      <CheckboxGroup
        id={id}
        name={name}
        error={error}
        legend="Peran"
        options={choices.roles}
        checked={granted?.roles ?? getChecked(fields.roles)}
      />
      <details open={checkedProvinces.length > 0 || provinces.error !== undefined}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          Provinsi ketua wilayah
        </summary>
        <CheckboxGroup
          id={provinces.id}
          name={provinces.name}
          error={provinces.error}
          legend="Provinsi"
          hint="Hanya untuk peran ketua wilayah."
          options={choices.provinces}
          checked={checkedProvinces}
        />
      </details>
    </>
  );
}
