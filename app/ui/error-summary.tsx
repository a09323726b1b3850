interface Props {
  errors: readonly { fieldId: string; message: string }[];
}

/** Error summary with links to the fields; focused after a rejected submission. */
export function ErrorSummary({ errors }: Props) {
  if (errors.length === 0) return null;
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: screen readers must announce the errors first
      autoFocus
      className="grid gap-2 rounded-card border-2 border-danger-text p-4"
    >
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
