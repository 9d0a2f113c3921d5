/** What is measured of several servers on one PostgreSQL. */
export const CLUSTER_PARTS: readonly string[] = ['nodes', 'lag', 'bots', 'stored'];
