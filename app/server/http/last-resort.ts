/**
 * The page for when even the error page failed (ERR4): complete, needs nothing, its two English texts as specified.
 * It has neither script nor style of its own, so any policy lets it through.
 */
export function lastResortPage(): string {
  return `<!DOCTYPE html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Terjadi kesalahan</title>
</head>
<body>
<main lang="en">
<h1>An error occurred while showing the error page</h1>
<p><a href="/">Go back to home</a></p>
</main>
</body>
</html>
`;
}
