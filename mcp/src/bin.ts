#!/usr/bin/env node
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createMcpServer } from './server.ts'
import { serviceAt } from './service/over-http.ts'

/** Where the instance is, and the key: from the environment, so that neither stands in a list of processes. */
const { VITRINE_URL: url, VITRINE_KEY: key } = process.env

const fault =
  url === undefined || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)
    ? 'VITRINE_URL is missing: the address of the instance, such as https://vitrine.example.'
    : !key?.startsWith('vitrine_')
      ? 'VITRINE_KEY is missing: an API key of the office, which begins with vitrine_.'
      : undefined

// What is written to stdout is the protocol: words for people go beside it.
if (fault !== undefined || url === undefined || key === undefined) {
  process.stderr.write(`vitrine-mcp: ${fault}\n`)
  process.exitCode = 2
} else await createMcpServer(serviceAt(url, key)).connect(new StdioServerTransport())
