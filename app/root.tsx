import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, Scripts, useMatches, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { toSameOriginImage } from "./lib/image-address";
import { hydrates, isBare, isWorkspacePath } from "./lib/route-handle";
import { PageErrorContext } from "./page-error-context";
import { getShownLayout } from "./server/features/layout-preview";
import { getMaintenanceNotice } from "./server/features/maintenance";
import { readWorkspace } from "./server/features/workspace";
import { getLayoutContext } from "./server/request/get-context";
import { getCsrfToken } from "./server/session/session";
import { AssistantLink } from "./shell/assistant-link";
import { ErrorScreen, getErrorTitle } from "./shell/error-screen";
import { FallbackErrorPage } from "./shell/fallback-error-page";
import { Head } from "./shell/head";
import { LayoutFooter, LayoutHeader } from "./shell/tenant-layout";
import { getFontLinks } from "./tenants/fonts";
import { getLayout } from "./tenants/registry";
import { createThemeStyle } from "./tenants/theme-style";
import { MAIN_ID, SkipLink } from "./ui/skip-link";

/** Data of the page frame. Does not fail in maintenance, because error pages need the frame. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getLayoutContext(args);
  const { setting } = context.tenant;
  const layoutKey = await getShownLayout(context);
  const layout = getLayout(layoutKey);
  const { ft_primary, ft_secondary } = setting.css;
  return {
    layout: layoutKey,
    stylesheet: layout.stylesheet,
    bareStylesheet: layout.bareStylesheet,
    style:
      createThemeStyle(setting.css, layout, { dataSaver: context.dataSaver }) +
      (context.previewStyle ?? ""),
    // Data saver names no web font.
    fonts: getFontLinks(context.dataSaver ? [] : [ft_primary, ft_secondary], layout),
    favicon: setting.favicon && toSameOriginImage(setting.favicon, 320),
    themeColour: setting.css.clr_primary,
    verification: setting.verification,
    maintenance: setting.isMaintenance ? getMaintenanceNotice(setting) : null,
    nonce: context.nonce,
    csrf: context.session && getCsrfToken(context.session),
    workspace: await readWorkspace(context),
    frame: {
      site: {
        title: setting.title,
        logoDark: setting.logoDark && toSameOriginImage(setting.logoDark, 640),
        logoLight: setting.logoLight && toSameOriginImage(setting.logoLight, 640),
        logoAlt: setting.logoAlt ?? setting.title,
        description: setting.meta.description,
        contact: setting.contact,
      },
      path: context.url.pathname,
      dataSaver: context.dataSaver,
      installation: context.installation,
      hasPlans: setting.hasPlans,
      user: context.session && { name: context.session.name },
    },
  };
}

/** Passes on headers of an error, such as `Retry-After`. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

/** Document with header, content and footer (RTE22), complete HTML in Indonesian (TEN12). */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const matches = useMatches();
  const rootError = useRouteError();
  const error = useContext(PageErrorContext) ?? rootError;
  // Without frame data no tenant is known: the fallback error page (ERR4).
  if (!data) return <FallbackErrorPage />;

  const { dataSaver } = data.frame;
  const hasError = Boolean(error);
  const hasScript = hydrates(matches, { hasError, dataSaver });
  const isOfWorkspace = !hasError && isWorkspacePath(data.frame.path);
  const isOfLesson = isBare(matches, { hasError });
  const hasFrame = !isOfLesson && !isOfWorkspace;
  return (
    <html lang="id" data-saver={dataSaver || undefined}>
      <Head
        errorTitle={error ? `${getErrorTitle(error)} · ${data.frame.site.title}` : null}
        {...data}
        stylesheet={isOfLesson ? data.bareStylesheet : data.stylesheet}
      />
      <body>
        <SkipLink />
        {hasFrame && <LayoutHeader layout={data.layout} frame={data.frame} />}
        {isOfWorkspace ? (
          children
        ) : (
          <main id={MAIN_ID} tabIndex={-1}>
            {children}
          </main>
        )}
        {hasFrame && <AssistantLink path={data.frame.path} />}
        {hasFrame && <LayoutFooter layout={data.layout} frame={data.frame} />}
        {hasScript && <Scripts nonce={data.nonce} />}
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
