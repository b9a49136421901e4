#!/usr/bin/env node
import { run } from './run.ts'

// Whoever reads only the first lines (`vitrine impact | head`) closes the pipe: the rest is for nobody.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

process.exitCode = await run(process.argv.slice(2), {
  cwd: process.cwd(),
  // Not the console: whoever pipes gets lines, and nothing that formats them.
  say: (line) => void process.stdout.write(`${line}\n`),
  warn: (line) => void process.stderr.write(`${line}\n`),
})
