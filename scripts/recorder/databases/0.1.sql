BEGIN TRANSACTION;
CREATE TABLE accounts (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
	email VARCHAR(254) NOT NULL,
	created_at_ms BIGINT NOT NULL,
	suspended_at_ms BIGINT, promoted_at_ms BIGINT,
	CONSTRAINT uq_accounts_email UNIQUE (email)
);
INSERT INTO "accounts" VALUES(7,'ada@example.com',1787400000000,NULL,1788264000000);
INSERT INTO "accounts" VALUES(8,'bob@example.com',1789992000000,1795089600000,NULL);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
CREATE TABLE api_keys (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
	account_id INTEGER NOT NULL,
	name VARCHAR(100) NOT NULL,
	hash BLOB NOT NULL,
	prefix VARCHAR(20) NOT NULL,
	last_four VARCHAR(4) NOT NULL,
	created_at_ms BIGINT NOT NULL,
	last_used_at_ms BIGINT,
	expires_at_ms BIGINT,
	revoked_at_ms BIGINT, scope VARCHAR(16) DEFAULT 'all' NOT NULL, allowed_addresses VARCHAR(1000),
	CONSTRAINT fk_api_keys_account_id_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT uq_api_keys_hash UNIQUE (hash)
);
INSERT INTO "api_keys" VALUES(3,7,'old key',X'210131782F2A56AD35D61F2B6BE33EBDE83826F00972608C1361832345F879FE','nonet_live_kkkk','piOw',1788264000000,1795089600000,NULL,NULL,'all',NULL);
INSERT INTO "api_keys" VALUES(4,7,'revoked key',X'2D711642B726B04401627CA9FBAC32F5C8530FB1903CC4DB02258717921A4881','nonet_live_abcd','wxyz',1789128000000,NULL,1795262400000,1794398400000,'all',NULL);
CREATE TABLE api_requests (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
	account_id INTEGER NOT NULL,
	key_id INTEGER,
	at_ms BIGINT NOT NULL,
	endpoint VARCHAR(32) NOT NULL,
	status INTEGER NOT NULL,
	code VARCHAR(32) NOT NULL,
	elapsed_ms INTEGER NOT NULL,
	request_id VARCHAR(16),
	CONSTRAINT fk_api_requests_account_id_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
INSERT INTO "api_requests" VALUES(1,7,3,1795089600000,'/check',200,'',3,NULL);
CREATE TABLE audit_log (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
	at_ms BIGINT NOT NULL,
	actor_id INTEGER,
	action VARCHAR(40) NOT NULL,
	account_id INTEGER,
	detail VARCHAR(200) NOT NULL
, request_id VARCHAR(16), address VARCHAR(45));
INSERT INTO "audit_log" VALUES(1,1788264000000,NULL,'make account',7,'',NULL,NULL);
INSERT INTO "audit_log" VALUES(2,1788350400000,7,'make key',7,'old key (nonet_live_abcd...wxyz)',NULL,NULL);
INSERT INTO "audit_log" VALUES(3,1788436800000,7,'sign in',7,'by link',NULL,NULL);
INSERT INTO "audit_log" VALUES(4,1788523200000,7,'revoke key',7,'revoked key',NULL,NULL);
INSERT INTO "audit_log" VALUES(5,1788609600000,7,'promote',7,'',NULL,NULL);
CREATE TABLE daily_puzzles (
	day INTEGER NOT NULL,
	label VARCHAR(16) NOT NULL,
	puzzle VARCHAR(81) NOT NULL,
	CONSTRAINT pk_daily_puzzles PRIMARY KEY (day, label)
);
INSERT INTO "daily_puzzles" VALUES(20777,'easy','53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79');
CREATE TABLE email_changes (
	account_id INTEGER NOT NULL,
	new_email VARCHAR(254) NOT NULL,
	old_hash BLOB NOT NULL,
	new_hash BLOB NOT NULL,
	old_confirmed_at_ms BIGINT,
	new_confirmed_at_ms BIGINT,
	expires_at_ms BIGINT NOT NULL,
	CONSTRAINT pk_email_changes PRIMARY KEY (account_id),
	CONSTRAINT fk_email_changes_account_id_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT uq_email_changes_old_hash UNIQUE (old_hash),
	CONSTRAINT uq_email_changes_new_hash UNIQUE (new_hash)
);
CREATE TABLE identity_joins (
	hash BLOB NOT NULL,
	account_id INTEGER NOT NULL,
	issuer VARCHAR(255) NOT NULL,
	subject VARCHAR(255) NOT NULL,
	expires_at_ms BIGINT NOT NULL,
	CONSTRAINT pk_identity_joins PRIMARY KEY (hash),
	CONSTRAINT fk_identity_joins_account_id_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE kept_suspensions (
	mailbox_hash BLOB NOT NULL,
	suspended_at_ms BIGINT NOT NULL,
	ends_at_ms BIGINT NOT NULL,
	CONSTRAINT pk_kept_suspensions PRIMARY KEY (mailbox_hash)
);
INSERT INTO "kept_suspensions" VALUES(X'85262ADF74518BBB70C7CB94CD6159D91669E5A81EDF1EFEBD543EADBDA9FA2B',1794744000000,1821096000000);
CREATE TABLE letter_windows (
	name BLOB NOT NULL,
	last_at_ms BIGINT NOT NULL,
	hour_began_at_ms BIGINT NOT NULL,
	hour_used INTEGER NOT NULL,
	day_began_at_ms BIGINT NOT NULL,
	day_used INTEGER NOT NULL,
	CONSTRAINT pk_letter_windows PRIMARY KEY (name)
);
INSERT INTO "letter_windows" VALUES(X'FDEE430D40BD57DEEAC186CD9790033D0F06F909A8806E7CE6E717AB7C7D5029',1795089600000,1795089600000,1,1795089600000,1);
CREATE TABLE oidc_identities (
	issuer VARCHAR(255) NOT NULL,
	subject VARCHAR(255) NOT NULL,
	account_id INTEGER NOT NULL,
	created_at_ms BIGINT NOT NULL,
	CONSTRAINT pk_oidc_identities PRIMARY KEY (issuer, subject),
	CONSTRAINT fk_oidc_identities_account_id_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
INSERT INTO "oidc_identities" VALUES('https://id.example','ada',7,1790856000000);
CREATE TABLE passkey_challenges (
	hash BLOB NOT NULL,
	account_id INTEGER,
	expires_at_ms BIGINT NOT NULL,
	CONSTRAINT pk_passkey_challenges PRIMARY KEY (hash),
	CONSTRAINT fk_passkey_challenges_account_id_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
CREATE TABLE passkeys (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
	account_id INTEGER NOT NULL,
	credential_id BLOB NOT NULL,
	public_key BLOB NOT NULL,
	sign_count BIGINT NOT NULL,
	name VARCHAR(100) NOT NULL,
	created_at_ms BIGINT NOT NULL,
	last_used_at_ms BIGINT,
	CONSTRAINT fk_passkeys_account_id_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT uq_passkeys_credential_id UNIQUE (credential_id)
);
INSERT INTO "passkeys" VALUES(2,7,X'2E7D2C03A9507AE265ECF5B5356885A53393A2029D241394997265A1A25AEFC6',X'6B6579',4,'laptop',1791720000000,1795003200000);
CREATE TABLE probe (
	id INTEGER NOT NULL,
	written_at_ms BIGINT NOT NULL,
	CONSTRAINT pk_probe PRIMARY KEY (id)
);
CREATE TABLE quota_windows (
	account_id INTEGER NOT NULL,
	lane VARCHAR(16) NOT NULL,
	key_id INTEGER NOT NULL,
	started_at_ms BIGINT NOT NULL,
	used INTEGER NOT NULL,
	CONSTRAINT pk_quota_windows PRIMARY KEY (account_id, lane),
	CONSTRAINT fk_quota_windows_account_id_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
INSERT INTO "quota_windows" VALUES(7,'api',3,1795175999000,42);
CREATE TABLE recovery_codes (
	hash BLOB NOT NULL,
	account_id INTEGER NOT NULL,
	created_at_ms BIGINT NOT NULL,
	CONSTRAINT pk_recovery_codes PRIMARY KEY (hash),
	CONSTRAINT fk_recovery_codes_account_id_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
INSERT INTO "recovery_codes" VALUES(X'454349E422F05297191EAD13E21D3DB520E5ABEF52055E4964B82FB213F593A1',7,1791720000000);
CREATE TABLE sessions (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
	account_id INTEGER NOT NULL,
	hash BLOB NOT NULL,
	agent VARCHAR(80) NOT NULL,
	created_at_ms BIGINT NOT NULL,
	last_seen_at_ms BIGINT NOT NULL, way VARCHAR(16) DEFAULT 'link' NOT NULL,
	CONSTRAINT fk_sessions_account_id_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE,
	CONSTRAINT uq_sessions_hash UNIQUE (hash)
);
INSERT INTO "sessions" VALUES(5,7,X'D64B93C9F1B60EB338E5CB415D6A36BD920EDD0E9B36F7EA5C730D0E10FF147F','Firefox on Linux',1795175940000,1795175940000,'link');
CREATE TABLE sign_in_links (
	id INTEGER NOT NULL,
	email VARCHAR(254) NOT NULL,
	hash BLOB NOT NULL,
	expires_at_ms BIGINT NOT NULL,
	CONSTRAINT pk_sign_in_links PRIMARY KEY (id),
	CONSTRAINT uq_sign_in_links_hash UNIQUE (hash)
);
CREATE TABLE usage_days (
	account_id INTEGER NOT NULL,
	day INTEGER NOT NULL,
	endpoint VARCHAR(32) NOT NULL,
	outcome VARCHAR(16) NOT NULL,
	requests BIGINT NOT NULL,
	CONSTRAINT pk_usage_days PRIMARY KEY (account_id, day, endpoint, outcome),
	CONSTRAINT fk_usage_days_account_id_accounts FOREIGN KEY(account_id) REFERENCES accounts (id) ON DELETE CASCADE
);
INSERT INTO "usage_days" VALUES(7,20776,'/check','ok',12);
INSERT INTO "usage_days" VALUES(7,20775,'/generate','limited',3);
CREATE INDEX ix_api_keys_account_id ON api_keys (account_id);
CREATE INDEX ix_sign_in_links_email ON sign_in_links (email);
CREATE INDEX ix_sign_in_links_expires_at_ms ON sign_in_links (expires_at_ms);
CREATE INDEX ix_sessions_account_id ON sessions (account_id);
CREATE INDEX ix_sessions_last_seen_at_ms ON sessions (last_seen_at_ms);
CREATE INDEX ix_oidc_identities_account_id ON oidc_identities (account_id);
CREATE INDEX ix_usage_days_day ON usage_days (day);
CREATE INDEX ix_audit_log_account_id ON audit_log (account_id);
CREATE INDEX ix_audit_log_actor_id ON audit_log (actor_id);
CREATE INDEX ix_audit_log_at_ms ON audit_log (at_ms);
CREATE INDEX ix_letter_windows_last_at_ms ON letter_windows (last_at_ms);
CREATE INDEX ix_identity_joins_account_id ON identity_joins (account_id);
CREATE INDEX ix_identity_joins_expires_at_ms ON identity_joins (expires_at_ms);
CREATE INDEX ix_api_requests_account_id ON api_requests (account_id, id);
CREATE INDEX ix_api_requests_at_ms ON api_requests (at_ms);
CREATE INDEX ix_passkeys_account_id ON passkeys (account_id);
CREATE INDEX ix_passkey_challenges_expires_at_ms ON passkey_challenges (expires_at_ms);
CREATE INDEX ix_recovery_codes_account_id ON recovery_codes (account_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('accounts',8);
INSERT INTO "sqlite_sequence" VALUES('api_keys',4);
INSERT INTO "sqlite_sequence" VALUES('sessions',5);
INSERT INTO "sqlite_sequence" VALUES('audit_log',5);
INSERT INTO "sqlite_sequence" VALUES('api_requests',1);
INSERT INTO "sqlite_sequence" VALUES('passkeys',2);
COMMIT;
