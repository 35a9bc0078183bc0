import multipart from '@fastify/multipart'
import type { FastifyInstance, RouteOptions } from 'fastify'

const type = 'multipart/form-data'

/**
 * Mounts routes, and lets forms with files be read by those alone that take them: what reads forms has hooks that wait, and every answer
 * would pass through them. A form that another route is sent stays unread, for it to refuse.
 */
export const createRouting = (app: FastifyInstance): ((takesFiles: boolean, route: RouteOptions) => void) => {
  app.addContentTypeParser(type, (_request, _body, done) => done(null))
  return (takesFiles, route) => {
    if (!takesFiles) return void app.route(route)
    void app.register(async (scope) => {
      scope.removeContentTypeParser(type)
      await scope.register(multipart)
      scope.route(route)
    })
  }
}
