import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../button";
import { FieldError, getDescribedBy, Hint } from "../field";
import { getControlProps } from "./use-post-form";

type Row = FieldMetadata<string | undefined>;

interface Props<Schema extends Record<string, unknown>> {
  metadata: Pick<FormMetadata<Schema>, "insert" | "remove">;
  list: FieldMetadata<(string | undefined)[] | undefined, Schema>;
  legend: string;
  hint?: string | undefined;
  /** Hides the add button. */
  maxRows: number;
  /** "Tambah program" */
  addLabel: string;
  /** Names a row for screen readers on its remove button: "program lain 2". */
  getRowLabel: (index: number) => string;
  renderRow: (row: Row, index: number) => ReactNode;
}

/** Text rows with conform's buttons, which work in the browser or, without script, in `readForm`. */
export function FieldList<Schema extends Record<string, unknown>>({
  metadata,
  list,
  legend,
  hint,
  maxRows,
  addLabel,
  getRowLabel,
  renderRow,
}: Props<Schema>) {
  const rows = list.getFieldList();
  const { id, error } = getControlProps(list);
  useFocusOnLastRow(rows);
  return (
    <fieldset id={id} className="grid gap-3" aria-describedby={getDescribedBy({ id, hint, error })}>
      <legend className="font-semibold">{legend}</legend>
      <Hint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      {/* Enter in a field presses the form's first button, which must not be one that removes a row. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      {rows.map((row, index) => (
        <div key={row.key ?? row.id} className="grid grid-cols-[1fr_auto] items-end gap-3">
          {renderRow(row, index)}
          <Button
            variant="secondary"
            {...metadata.remove.getButtonProps({ name: list.name, index })}
          >
            Hapus<span className="sr-only"> {getRowLabel(index)}</span>
          </Button>
        </div>
      ))}
      {rows.length < maxRows && (
        <div>
          <Button
            variant="secondary"
            {...metadata.insert.getButtonProps({ name: list.name, defaultValue: "" })}
          >
            {addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** Restores the focus, because the pressed button may have been removed. */
function useFocusOnLastRow(rows: readonly { id: string }[]) {
  const count = useRef(rows.length);
  const lastId = rows.at(-1)?.id;
  useEffect(() => {
    if (count.current === rows.length) return;
    count.current = rows.length;
    if (lastId) document.getElementById(lastId)?.focus();
  }, [rows.length, lastId]);
}
