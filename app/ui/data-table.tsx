import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned with tabular figures. */
  numeric?: boolean;
  /** Place in a phone's card; below them the other columns follow with their labels. Without a `name`, the first column is it. */
  card?: "name" | "side" | "unlabelled";
  /** Visible to screen readers only, for columns of buttons. */
  hideLabel?: boolean;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** Columns that a phone has room for side by side. */
const NARROW_COLUMN_COUNT = 2;

/**
 * A table whose rows become cards on a phone: first the name, beside it what counts, then the rest. Roles are
 * explicit, because `display: block` removes them.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  const hasCards = columns.length > NARROW_COLUMN_COUNT;
  const name = columns.find(({ card }) => card === "name") ?? columns[0];
  return (
    <table
      // biome-ignore lint/a11y/noRedundantRoles: lost with display: block
      role="table"
      className={`data-table ${hasCards ? "cards" : ""}`}
    >
      <caption className="sr-only">{caption}</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: lost with display: block */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: lost with display: block */}
        <tr role="row">
          {columns.map(({ key, label, numeric, hideLabel }) => (
            <th
              key={key}
              // biome-ignore lint/a11y/noRedundantRoles: lost with display: block
              role="columnheader"
              scope="col"
              className={numeric ? "text-right" : undefined}
            >
              {hideLabel ? <span className="sr-only">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: lost with display: block */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: lost with display: block
          <tr key={rowKey(row)} role="row">
            {columns.map(({ key, label, cell, numeric, card, hideLabel }) => (
              <td
                key={key}
                // biome-ignore lint/a11y/noRedundantRoles: lost with display: block
                role="cell"
                data-label={hideLabel ? undefined : label}
                data-card={key === name?.key ? "name" : card}
                className={numeric ? "numeric" : undefined}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
