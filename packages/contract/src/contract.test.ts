import { describe, expect, it } from 'vitest';
import { callNames, calls, levelOf, openapi, schemas } from './index.ts';

describe('contract', () => {
  it('has one line per method and path @API-1', () => {
    const lines = callNames.map((name) => `${calls[name].method} ${calls[name].path}`);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('describes every call in an OpenAPI 3.1 document @API-1', () => {
    const document = JSON.parse(JSON.stringify(openapi('/api', '1.0.0')));
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((path) =>
      Object.values(path),
    );
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual([...callNames].toSorted());
    expect(document.paths['/legal-texts/detail/{n}'].get.parameters[0]).toMatchObject({
      name: 'n',
      in: 'path',
      required: true,
    });
    expect(document.components.schemas.Product.properties.related.items).toEqual({
      $ref: '#/components/schemas/ProductEntry',
    });
  });

  it('lets no body with unknown types through: every schema is an object with properties', () => {
    for (const name of callNames) {
      const { body } = schemas[name] as { body?: { type: string } };
      if (body) expect(body.type).toBe('object');
    }
  });

  it.each([
    [0, 0],
    [50, 0],
    [51, 1],
    [150, 1],
    [151, 2],
    [300, 2],
    [301, 3],
  ])('%i crystals are level %i', (crystals, level) => {
    expect(levelOf(crystals)).toBe(level);
  });
});
