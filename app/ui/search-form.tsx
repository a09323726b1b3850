import { Button } from "./button";
import { Icon } from "./icon";

interface Props {
  action: string;
  /** Of the field, and of the form as a landmark. */
  label: string;
  placeholder: string;
  value: string;
}

/** The one search field of a public list, as a GET form. */
export const SearchForm = ({ action, label, placeholder, value }: Props) => (
  <form method="get" action={action} role="search" aria-label={label} className="grid gap-1">
    <label htmlFor="search" className="font-semibold">
      {label}
    </label>
    <div className="flex gap-2">
      <input
        id="search"
        type="search"
        name="search"
        defaultValue={value}
        maxLength={100}
        placeholder={placeholder}
        className="control min-w-0 flex-1"
      />
      <Button variant="secondary">
        <Icon name="search" />
        Cari
      </Button>
    </div>
  </form>
);
