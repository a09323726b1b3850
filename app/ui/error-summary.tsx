interface Props {
  errors: readonly { fieldId: string; message: string }[];
}

/** All errors of a form on top of it, each a link to its field; it has the focus when the page comes back. */
export function ErrorSummary({ errors }: Props) {
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: a page that comes back with errors must say so first
    <div role="alert" tabIndex={-1} autoFocus className="grid gap-2 rounded-card border-2 border-danger-text p-4">
      <h2 className="text-lg font-bold">Periksa kembali {errors.length} isian di bawah.</h2>
      <ul className="list-disc pl-5">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className="font-semibold text-danger-text underline">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
