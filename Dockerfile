FROM node:24-bookworm AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
# Removes the pinned Node, development packages, native sources, tests and source maps.
RUN npm prune --omit=dev --no-audit --no-fund \
 && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/better-sqlite3/deps node_modules/better-sqlite3/src node_modules/.cache \
 && find node_modules/better-sqlite3/prebuilds -type f ! -name 'linux-*.node' -delete \
 && find node_modules -type d \( -name test -o -name tests -o -name __tests__ \) -prune -exec rm -rf {} + \
 && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.md' \) -delete

FROM node:24-bookworm-slim
ARG APP_COMMIT
ENV APP_COMMIT=$APP_COMMIT
ENV NODE_ENV=production PORT=3000 HOST=0.0.0.0 DATA_DIR=/data SEED=starter
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/build ./build
COPY --from=build --chown=root:root /app/scripts/serve.mjs /app/scripts/node.mjs /app/scripts/load-build.mjs /app/scripts/backup.mjs /app/scripts/restore.mjs ./scripts/
RUN mkdir -p /data && chown 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]
