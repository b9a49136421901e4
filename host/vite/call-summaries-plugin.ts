import type { Plugin } from 'vite'

/** A summary that is one piece of text; the few that are put together stay. */
const summary = /\bsummary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`)/g

/** What calls say of themselves stands in the API's description (OpenAPI); no browser reads it. */
export function withoutCallSummaries(): Plugin {
  return {
    name: 'vitrine:call-summaries',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/schemas\/src\/calls\/.*\.ts$/ },
      handler: (code) =>
        code.includes('summary:') ? { code: code.replaceAll(summary, "summary: ''"), map: null } : undefined,
    },
  }
}
