import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, Scripts, useMatches, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import type { RouteHandle } from "./lib/route-handle";
import type { Seo } from "./lib/seo";
import { PageError } from "./page-error";
import { csrfToken } from "./server/session/session";
import { frameOf } from "./server/visit-of";
import { AskLink } from "./shell/ask-link";
import { ErrorScreen, errorTitle } from "./shell/error-screen";
import { FaceFooter, FaceHeader } from "./shell/frame";
import { Head } from "./shell/head";
import { LastResort } from "./shell/last-resort";
import { faceOf } from "./tenants/registry";
import { themeStyle } from "./tenants/theme-style";
import { SkipLink } from "./ui/skip-link";

/** What frames every page. Never fails for maintenance: the leaf's guard does, and its error page needs this frame. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await frameOf(args);
  const { setting } = visit.tenant;
  const face = faceOf(setting.layout);
  return {
    layout: setting.layout,
    stylesheet: face.stylesheet,
    style: themeStyle(setting.css, face, visit.dataSaver),
    fonts: visit.dataSaver ? [] : face.fonts,
    favicon: setting.favicon,
    themeColour: setting.css.clr_primary,
    nonce: visit.nonce,
    csrf: visit.session && csrfToken(visit.session),
    frame: {
      site: { title: setting.title, logoDark: setting.logoDark, logoLight: setting.logoLight, description: setting.meta.description },
      path: visit.url.pathname,
      dataSaver: visit.dataSaver,
      user: visit.session && { name: visit.session.name },
    },
  };
}

/** A failure's own headers, such as `Retry-After`, reach the visitor. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

const isSeo = (data: unknown): data is { seo: Seo } => typeof data === "object" && data !== null && "seo" in data;

/** The document: header, content, footer (RTE22), complete HTML in Indonesian (TEN12). */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const matches = useMatches();
  const rootError = useRouteError();
  const error = useContext(PageError) ?? rootError;
  // Without the frame's own data nothing of the tenant is known: the page of last resort (ERR4).
  if (!data) return <LastResort />;

  const leaf = matches.at(-1);
  const seo = !error && isSeo(leaf?.data) ? leaf.data.seo : null;
  const hydrates = !error && !data.frame.dataSaver && matches.some(({ handle }) => (handle as RouteHandle | undefined)?.script);
  return (
    <html lang="id" data-saver={data.frame.dataSaver || undefined}>
      <Head seo={seo} title={error ? `${errorTitle(error)} · ${data.frame.site.title}` : data.frame.site.title} {...data} />
      <body>
        <SkipLink />
        <FaceHeader layout={data.layout} frame={data.frame} />
        <main id="konten" tabIndex={-1}>
          {children}
        </main>
        <AskLink path={data.frame.path} />
        <FaceFooter layout={data.layout} frame={data.frame} />
        {hydrates && <Scripts nonce={data.nonce} />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
