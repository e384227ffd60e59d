/** A UUID of any version, as PostgreSQL and the API write it; capitals are allowed. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
