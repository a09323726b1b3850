import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand on the right, in figures of one width. */
  numeric?: boolean;
  /** Said to nobody but screen readers: a column of buttons needs no heading for the eye. */
  hideLabel?: boolean;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/**
 * A table that turns into one card a row on a phone: each cell then bears its column's name. The roles are said outright,
 * because a table that is displayed as blocks loses them.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: lost with display: block
    <table role="table" className="data-table">
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
            {columns.map(({ key, label, cell, numeric, hideLabel }) => (
              <td
                key={key}
                // biome-ignore lint/a11y/noRedundantRoles: lost with display: block
                role="cell"
                data-label={hideLabel ? undefined : label}
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
