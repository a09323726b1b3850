/** A CSV file that browsers save. @param name without its extension */
export const createCsvResponse = (csv: BodyInit | null, name: string): Response =>
  new Response(csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
