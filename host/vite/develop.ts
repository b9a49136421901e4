import { join } from 'node:path'
import { pino } from 'pino'
import { build, createServer, createServerModuleRunner, type InlineConfig } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import { canvasCss } from '../../renderer/build/canvas-css.ts'
import { CONSENT_SCRIPT, LOADER_SCRIPT, QUESTION_SCRIPT } from '../../renderer/build/manifest.ts'
import { DESIGNER_SCRIPT, OFFICE_SCRIPT } from '../src/assets/entries.ts'
import type * as Main from '../src/process/main.ts'
import type { Started } from '../src/process/start.ts'
import type { Development } from '../src/server/page-answers.ts'
import { type BuildOptions, createBuilds } from './config.ts'

export interface DevelopOptions extends BuildOptions {
  /** The folder of this package, or that of what was made for a site of one's own. */
  readonly folder: string
  /** Holds a folder for each of the demo sites. */
  readonly sites: string
  readonly main?: Main.MainOptions
  /** Whether a changed file is a source of sections, of which the threads know too. */
  readonly isOfPlugin?: (file: string) => boolean
}

const module = (id: string) => `/@id/__x00__virtual:vitrine/${id}`
const canvas = '/builds/canvas.css'
const style = (name: string) =>
  name === 'read-in' ? name : name.startsWith('parts-') ? name.replace('-', '/') : `style/${name}`
const script = (src: string) => `<script type="module" src="${src}"></script>`

/** Threads are started by Node, which knows no plugins: they are built, and again when their sections change. */
async function buildWorkers({ jobWorker, searchWorker }: { readonly [name: string]: InlineConfig }): Promise<void> {
  for (const config of [jobWorker, searchWorker])
    if (config) await build({ ...config, build: { ...config.build, emptyOutDir: false } })
}

/**
 * The server while developing: sources as they are. A change of a stylesheet, or of what runs in browsers alone, arrives at
 * once; any other starts the server again and reloads the page. Ends with the process.
 */
export async function develop(options: DevelopOptions): Promise<void> {
  const { folder, sites, plugins, dist, main, isOfPlugin } = options
  const { sections, devServer, jobWorker, searchWorker } = createBuilds(options)
  if (plugins) await buildWorkers({ jobWorker, searchWorker })
  const vite = await createServer(devServer)
  const logger = pino({ level: process.env.LOG_LEVEL ?? 'warn', base: null })

  const development: Development = {
    assets: {
      buildId: 'development',
      loader: `/${LOADER_SCRIPT}`,
      consent: `/${CONSENT_SCRIPT}`,
      question: `/${QUESTION_SCRIPT}`,
      stylesheets: (fonts, names) =>
        ['base', ...fonts.map((font) => `font/${font}`), ...names.map((name) => style(name))].map(module),
      stylesheet: () => undefined,
      mainFile: () => undefined,
      designer: { script: `/${DESIGNER_SCRIPT}`, preloads: [], stylesheets: [] },
      office: { script: `/${OFFICE_SCRIPT}`, preloads: [], stylesheets: [] },
      canvas: [canvas],
      islandSrc: (name) => module(`island/${name}`),
    },
    middleware(request, response, next) {
      if (request.url !== canvas) return vite.middlewares(request, response, next)
      canvasCss(vite, sections).then((css) => response.setHeader('content-type', 'text/css').end(css), next)
    },
    transform(html, target) {
      // A page of an editor brings its own styles; those of visitors' pages are for the canvas in it.
      if (/id="(?:designer|office)-boot"/.test(html)) return vite.transformIndexHtml(target, html)
      // Vite serves stylesheets as scripts, which put changes into the page.
      const styled = html.replaceAll(/<link rel="stylesheet" href="([^"]+)">/g, (_link, href) => script(href))
      return vite.transformIndexHtml(target, styled)
    },
    ...(plugins && {
      jobWorker: join(dist, 'server/job-worker.js'),
      searchWorker: join(dist, 'server/search-worker.js'),
    }),
  }

  /** What runs, and the runner that loaded it. */
  let running: Started | undefined
  let loaded: ModuleRunner | undefined
  async function run(): Promise<boolean> {
    // A runner of its own for each start: what it loaded before may be out of date.
    const { ssr } = vite.environments
    if (!ssr) throw new Error('Vite has no environment for servers.')
    const runner = createServerModuleRunner(ssr, { hmr: false })
    try {
      // What cannot be read leaves the server as it is; only what can takes its place.
      const { partsOf, readConfig, startHost } = await runner.import<typeof Main>('/host/src/process/main.ts')
      const { config, warnings } = readConfig({ ...main?.defaults, ...process.env })
      for (const warning of warnings) console.warn(warning)
      await running?.close()
      running = undefined
      await loaded?.close()
      loaded = undefined
      running = await startHost(config, logger, { folder, sites, ...partsOf(main), development })
      loaded = runner
      process.stdout.write(`Vitrine is ready on ${running.url}\n`)
      return true
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      console.error(error)
      if (running) console.error(`The server before this change still runs on ${running.url}`)
      await runner.close()
      return false
    }
  }

  let queue = run()
  let waiting: NodeJS.Timeout | undefined
  vite.watcher.on('change', (file) => {
    // What the browser alone has loaded, as the designer, is changed there.
    if (!vite.environments.ssr?.moduleGraph.getModulesByFile(file)?.size) return
    if (file.endsWith('.css') || /\.(?:test|stories|e2e)\./.test(file) || file.includes('/dist/')) return
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      queue = queue
        .then(() => (isOfPlugin?.(file) ? buildWorkers({ jobWorker, searchWorker }) : undefined))
        .then(run, (error: unknown) => {
          console.error(error)
          return false
        })
        .then((isNew) => {
          if (isNew) vite.environments.client?.hot.send({ type: 'full-reload' })
          return isNew
        })
    }, 100)
  })

  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, async () => {
      await queue
      await running?.close()
      await loaded?.close()
      await vite.close()
      process.exit(0)
    })
}
