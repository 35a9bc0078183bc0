import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/server/config.ts'

const policy = (isDevelopment: boolean, formTargets: readonly string[]): string =>
  [
    "default-src 'none'",
    // Vite's development client injects inline scripts and styles; production has none
    isDevelopment ? "script-src 'self' 'unsafe-inline'" : "script-src 'self'",
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // a form may lead on to where the payment is taken
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    // no text becomes markup or a script but what the page's one policy lets through
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ')

/** What every answer has, errors and assets too; where the address holds a key it tells nobody of it. `formTargets`: origins that forms may be sent to. */
export const strictHeaders = (config: Config, formTargets: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': policy(config.stage === 'development', formTargets),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(config.publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
})

export const securityHeaders = (app: FastifyInstance, headers: Readonly<Record<string, string>>): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (holdsKey.test(request.url)) reply.header('referrer-policy', 'no-referrer')
    done()
  })
}

/** Entry links, links that mails have (to a new password, an order, the news), and calls with a token in their address. */
const holdsKey = /[?&](code|token|key|newsletter|unsubscribe)=/
