import SerializerSelector, {
  type RouteDefinition,
  type Serializer,
  type SerializerCompiler,
  type SerializerFactory,
} from '@fastify/fast-json-stringify-compiler';

const buildCompiler = SerializerSelector();

/**
 * Fastify's own serializers, each compiled by the first answer that needs it: all of them at the start are a third of
 * it, and most are for refusals that a process never sends.
 */
export const serializeAtFirstUse: SerializerFactory = (externalSchemas, options): SerializerCompiler => {
  const compile = buildCompiler(externalSchemas, options);
  return (route: RouteDefinition): Serializer => {
    let serialize: Serializer | undefined;
    return (value: unknown) => {
      serialize ??= compile(route);
      return serialize(value);
    };
  };
};
