/**
 * Content of the page shown when the error page itself fails; its two English texts are fixed (ERR4).
 * It has neither script nor style, so any content security policy permits it.
 */
export const FALLBACK_ERROR_CONTENT = `<head>
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
</body>`;

/** The same page as a whole document. */
export const FALLBACK_ERROR_PAGE = `<!DOCTYPE html>
<html lang="id">
${FALLBACK_ERROR_CONTENT}
</html>
`;
