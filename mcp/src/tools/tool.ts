import type { Tool as ListedTool, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { type Action, CallError, type GivenOf, type SchemaNode } from '@vitrine/schemas'
import { type Access, type KeySite, may, siteIn } from '../service/access.ts'
import type { Service } from '../service/service.ts'

type ObjectSchema = SchemaNode & { readonly type: 'object' }

/** What a tool is called with beside its input. */
export interface ToolContext {
  readonly service: Service
  readonly access: Access
}

/** The same for a tool that is about one site. */
export interface SiteContext extends ToolContext {
  readonly site: KeySite
  /** Asks about this site. */
  readonly ask: Service['call']
}

/** A tool as the server lists and calls it. */
export interface Tool {
  readonly listed: ListedTool
  /** Whether a key may use it on a site. */
  readonly isFor: (site: KeySite) => boolean
  /** @throws CallError */
  readonly call: (input: unknown, context: ToolContext) => Promise<object>
}

interface ToolParts<I extends ObjectSchema, X> {
  readonly name: string
  readonly title: string
  readonly description: string
  /** A key needs one of these; any key will do when left out. */
  readonly actions?: readonly Action[]
  readonly input: I
  readonly output: ObjectSchema
  readonly annotations: ToolAnnotations
  readonly run: (input: GivenOf<I>, context: X) => Promise<object>
}

const validators = new AjvJsonSchemaValidator()

/** Reads what a model sent. @throws CallError with what does not fit */
function reader<T>(name: string, schema: ObjectSchema): (input: unknown) => T {
  const validate = validators.getValidator<T>(schema as Parameters<typeof validators.getValidator>[0])
  return (input) => {
    const read = validate(input ?? {})
    if (read.valid) return read.data
    throw new CallError('invalid_request', {
      message: `The input of ${name} does not fit its schema: ${read.errorMessage}`,
    })
  }
}

const listedTool = ({
  name,
  title,
  description,
  input,
  output,
  annotations,
}: Omit<ToolParts<ObjectSchema, never>, 'run'>) =>
  ({
    name,
    title,
    description,
    inputSchema: input as unknown as ListedTool['inputSchema'],
    outputSchema: output as unknown as ListedTool['outputSchema'],
    // What a tool reaches is one instance, and nothing else on the web.
    annotations: { openWorldHint: false, ...annotations },
  }) satisfies ListedTool

/** A tool that is about the key and all its sites. */
export function defineTool<const I extends ObjectSchema>(parts: ToolParts<I, ToolContext>): Tool {
  const read = reader<GivenOf<I>>(parts.name, parts.input)
  return {
    listed: listedTool(parts),
    isFor: () => true,
    call: (input, context) => parts.run(read(input), context),
  }
}

export const siteField = {
  type: 'string',
  minLength: 1,
  maxLength: 64,
  description: 'The site (clientId or tenantId of list_sites). May be left out where the key has only one.',
} as const

/** A tool that is about one site, which its input may name as `site`. */
export function defineSiteTool<const I extends ObjectSchema>(parts: ToolParts<I, SiteContext>): Tool {
  const { actions = [], name } = parts
  const read = reader<GivenOf<I>>(name, parts.input)
  const isFor = (site: KeySite) => actions.length === 0 || actions.some((action) => may(site, action))
  return {
    listed: listedTool(parts),
    isFor,
    async call(sent, context) {
      const input = read(sent)
      const site = siteIn(context.access, (input as { readonly site?: string }).site)
      if (!isFor(site))
        throw new CallError('not_allowed', {
          message: `${name} needs ${actions.join(' or ')}, which this key does not have on ${site.clientId}`,
        })
      const ask: Service['call'] = (call, question, options) =>
        context.service.call(call, question, { site: site.tenantId, ...options })
      return parts.run(input, { ...context, site, ask })
    },
  }
}

export const readOnly: ToolAnnotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true }
