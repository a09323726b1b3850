import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned with tabular figures. */
  numeric?: boolean;
  /** Of a phone's card, without the label. Tables whose columns have lines become cards of two lines. */
  line?: 1 | 2;
  /** Visible to screen readers only, for columns of buttons. */
  hideLabel?: boolean;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/**
 * A table whose rows become cards on a phone, with the column name in each cell. Roles are explicit,
 * because `display: block` removes them.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  return (
    <table
      // biome-ignore lint/a11y/noRedundantRoles: lost with display: block
      role="table"
      className={`data-table ${columns.some(({ line }) => line) ? "two-line" : ""}`}
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
            {columns.map(({ key, label, cell, numeric, line, hideLabel }) => (
              <td
                key={key}
                // biome-ignore lint/a11y/noRedundantRoles: lost with display: block
                role="cell"
                data-label={hideLabel ? undefined : label}
                data-line={line}
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
