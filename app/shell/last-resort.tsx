/** The page for when even the error page's own data is missing; its two English texts are fixed (ERR4). */
export function LastResort() {
  return (
    <html lang="id">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Terjadi kesalahan</title>
      </head>
      <body>
        <main>
          <h1 lang="en">An error occurred while showing the error page</h1>
          <p>
            <a href="/" lang="en">
              Go back to home
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
